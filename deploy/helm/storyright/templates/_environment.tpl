{{/* What a component is told that nobody need hide: the data of its ConfigMap. */}}
{{- define "storyright.plainVariables" -}}
{{- $root := .root }}{{ $it := .it }}{{ $values := .root.Values -}}
{{- $told := dict
  "HOST" "0.0.0.0"
  "PORT" (toString $it.port)
  "LOG_LEVEL" $values.logLevel
  "PUBLIC_URL" $values.publicUrl
  "FLAGS_FILE" "/flags/flags.json"
  "DRAIN_SECONDS" (sub (sub $it.graceSeconds $it.preStopSeconds) 10 | toString) -}}
{{- range $it.asks }}
{{- $_ := set $told (printf "%s_URL" (upper .)) (printf "http://%s-%s:8080" $root.Release.Name .) }}
{{- end }}
{{- if $it.files }}
{{- $_ := set $told "UPLOADS_DIR" "/data" }}
{{- with $values.files.bucket }}
{{- $parts := splitn "?" 2 . }}
{{- $_ := set $told "FILES_URL" (printf "%s/%s%s" (trimSuffix "/" $parts._0) $it.name (empty $parts._1 | ternary "" (printf "?%s" $parts._1))) }}
{{- end }}
{{- end }}
{{- if $it.migrates }}{{ $_ := set $told "NATS_REPLICAS" (toString $values.stores.nats.streamReplicas) }}{{ end }}
{{- if $values.authorities }}{{ $_ := set $told "NODE_EXTRA_CA_CERTS" "/authorities/ca.crt" }}{{ end }}
{{- if $it.signs }}{{ $_ := set $told "SIGNING_KEY_FILE" "/keys/signing-key" }}{{ end }}
{{- with $values.telemetry.otlpEndpoint }}
{{- $version := include "storyright.tag" (dict "root" $root "name" $it.name) }}
{{- $_ := set $told "OTEL_EXPORTER_OTLP_ENDPOINT" . }}
{{- $_ := set $told "OTEL_SERVICE_NAME" $it.name }}
{{- $_ := set $told "OTEL_RESOURCE_ATTRIBUTES" (printf "service.namespace=storyright,service.version=%s" $version) }}
{{- $_ := set $told "OTEL_TRACES_SAMPLER_ARG" (toString $values.telemetry.share) }}
{{- $_ := set $told "NODE_OPTIONS" "--import=/app/telemetry.js" }}
{{- end }}
{{- $own := $it.env | default dict }}
{{- if $it.usesSandbox }}{{ $own = mustMergeOverwrite (deepCopy $own) $it.sandboxEnv }}{{ end }}
{{- range $name, $value := $own }}
{{- with tpl (toString $value) $root }}{{ $_ := set $told $name . }}{{ end }}
{{- end }}
{{- range $name, $value := $told }}
{{ $name }}: {{ $value | toJson }}
{{- end }}
{{- end }}

{{/* Accounts come from a Secret each; what is built of them is put together in the pod. */}}
{{- define "storyright.account" -}}
{{- $upper := upper .store | replace "-" "_" }}
- name: {{ $upper }}_USERNAME
  valueFrom: { secretKeyRef: { name: {{ .secret }}, key: username } }
- name: {{ $upper }}_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ .secret }}, key: password } }
{{- end }}

{{- define "storyright.address" -}}
{{- $at := index .root.Values.stores .store -}}
{{- $who := printf "$(%s_USERNAME):$(%s_PASSWORD)@%s:%d" .account .account $at.host (int $at.port) -}}
{{- $where := dict "postgres" "postgres" "mongodb" "mongodb" "nats" "nats" "redis" ($at.scheme | default "redis") -}}
{{- $database := has .store (list "postgres" "mongodb") | ternary (printf "/%s" .name) "" -}}
{{ index $where .store }}://{{ $who }}{{ $database }}{{ with $at.parameters }}?{{ . }}{{ end }}
{{- end }}

{{/* The addresses of a component's stores. */}}
{{- define "storyright.storeVariables" -}}
{{- $root := .root }}{{ $it := .it }}
{{- $variables := dict "postgres" "DATABASE_URL" "mongodb" "MONGODB_URL" "redis" "REDIS_URL" "nats" "NATS_URL" }}
{{- $stores := $it.stores | default list }}
{{- if $it.nats }}{{ $stores = append $stores "nats" }}{{ end }}
{{- range $stores }}
{{- include "storyright.account" (dict "store" . "secret" (include "storyright.secret" (dict "root" $root "purpose" (printf "%s-%s" $it.name .)))) }}
- name: {{ index $variables . }}
  value: {{ include "storyright.address" (dict "root" $root "store" . "account" (upper .) "name" $it.name) | quote }}
{{- end }}
{{- end }}

{{/* What a component is told besides its ConfigMap. */}}
{{- define "storyright.secretVariables" -}}
{{- $root := .root }}{{ $it := .it }}
{{- include "storyright.storeVariables" . }}
{{- if $it.nats }}
- name: INTERNAL_TOKEN
  valueFrom: { secretKeyRef: { name: {{ include "storyright.secret" (dict "root" $root "purpose" "internal") }}, key: INTERNAL_TOKEN } }
{{- end }}
{{- if and $it.mails (not $it.usesSandbox) }}
- name: SMTP_URL
  valueFrom: { secretKeyRef: { name: {{ include "storyright.secret" (dict "root" $root "purpose" "mail") }}, key: SMTP_URL } }
{{- end }}
{{- $open := $it.usesSandbox | ternary $it.sandboxEnv dict }}
{{- range $it.secretVariables }}
{{- if not (hasKey $open .) }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ include "storyright.secret" (dict "root" $root "purpose" $it.name) }}, key: {{ . }} } }
{{- end }}
{{- end }}
{{- range $it.optionalSecrets }}
{{- if not (hasKey $open .) }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ include "storyright.secret" (dict "root" $root "purpose" $it.name) }}, key: {{ . }}, optional: true } }
{{- end }}
{{- end }}
{{- if and $it.files $root.Values.files.bucket }}
{{- range list "AWS_ACCESS_KEY_ID" "AWS_SECRET_ACCESS_KEY" }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ include "storyright.secret" (dict "root" $root "purpose" "files") }}, key: {{ . }}, optional: true } }
{{- end }}
{{- end }}
{{- end }}

{{/* Somebody who may change tables and make streams, where the component itself may not. */}}
{{- define "storyright.provisionerVariables" -}}
{{- $root := .root }}{{ $it := .it }}
{{- if $root.Values.stores.owners }}
{{- range without ($it.stores | default list) "redis" }}
{{- $owner := printf "%s-owner" . }}
{{- include "storyright.account" (dict "store" $owner "secret" (include "storyright.secret" (dict "root" $root "purpose" (printf "%s-%s" $it.name $owner)))) }}
- name: MIGRATION_{{ upper . }}_URL
  value: {{ include "storyright.address" (dict "root" $root "store" . "account" (printf "%s_OWNER" (upper .)) "name" $it.name) | quote }}
{{- end }}
{{- end }}
{{- include "storyright.account" (dict "store" "provisioner" "secret" (include "storyright.secret" (dict "root" $root "purpose" "provisioner-nats"))) }}
- name: PROVISIONER_NATS_URL
  value: {{ include "storyright.address" (dict "root" $root "store" "nats" "account" "PROVISIONER" "name" "") | quote }}
- name: NATS_REPLICAS
  value: {{ $root.Values.stores.nats.streamReplicas | toString | quote }}
{{- end }}
