{{/* One component of the list, complete: what it says over what all have, and what follows from both. */}}
{{- define "storyright.component" -}}
{{- $it := mustMergeOverwrite (deepCopy .root.Values.defaults) (deepCopy (index .root.Values.components .name)) -}}
{{- $files := .root.Values.files -}}
{{- $claims := and $it.files (empty $files.bucket) (empty $files.volume) -}}
{{- $alone := and $claims (ne $files.claim.accessMode "ReadWriteMany") -}}
{{- if $alone }}{{ $_ := set $it "replicas" 1 }}{{ end -}}
{{- $least := add $it.preStopSeconds 15 -}}
{{- if lt (int $it.graceSeconds) (int $least) }}
{{- fail (printf "components.%s.graceSeconds must be %d at least: %d for preStop, ten for closing and five for requests." .name $least (int $it.preStopSeconds)) }}
{{- end -}}
{{- $_ := set $it "name" .name -}}
{{- $_ := set $it "claims" (not (empty $claims)) -}}
{{- $_ := set $it "alone" (not (empty $alone)) -}}
{{- $_ := set $it "scales" (and (gt (int $it.replicas) 1) (gt (int $it.autoscaling.max) (int $it.replicas))) -}}
{{- $_ := set $it "usesSandbox" (and (not (empty $it.sandboxEnv)) .root.Values.components.sandbox.enabled) -}}
{{- toYaml $it -}}
{{- end }}

{{- define "storyright.labels" -}}
app.kubernetes.io/name: storyright
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "storyright.metadataLabels" -}}
{{ include "storyright.labels" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{/* The pods that answer, besides those that run a program to its end. */}}
{{- define "storyright.servingLabels" -}}
{{ include "storyright.labels" . }}
storyright/role: service
{{- end }}

{{- define "storyright.tag" -}}
{{ (index .root.Values.components .name).tag | default .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- define "storyright.image" -}}
{{- if and (empty .root.Values.image.registry) (ne .root.Values.image.pullPolicy "Never") }}
{{- fail "image.registry must be set: the images are in no public registry. With image.pullPolicy=Never they are taken from the node." }}
{{- end }}
{{- with .root.Values.image.registry }}{{ . }}/{{ end }}storyright/{{ .name }}:{{ include "storyright.tag" . }}
{{- end }}

{{/* The name of a Secret by what follows the prefix. */}}
{{- define "storyright.secret" -}}
{{- $secrets := .root.Values.secrets -}}
{{- index $secrets.names .purpose | default (printf "%s-%s" ($secrets.prefix | default .root.Release.Name) .purpose) -}}
{{- end }}

{{- define "storyright.host" -}}
{{ (urlParse .).hostname }}
{{- end }}
