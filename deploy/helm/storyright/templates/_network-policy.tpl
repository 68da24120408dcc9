{{/* Who may ask a component: those whose entry names it, and whoever comes through the ingress to the gateway. */}}
{{- define "storyright.mayAsk" -}}
{{- $root := .root }}{{ $it := .it }}
{{- range $asker := keys $root.Values.components | sortAlpha }}
{{- $other := include "storyright.component" (dict "root" $root "name" $asker) | fromYaml }}
{{- if and $other.enabled (or (has $it.name ($other.asks | default list)) (and (eq $it.name "sandbox") $other.usesSandbox)) }}
- from:
    - podSelector:
        matchLabels:
          {{- include "storyright.labels" (dict "root" $root "name" $asker) | nindent 10 }}
  ports:
    {{- include "storyright.portsOf" $it | nindent 4 }}
{{- end }}
{{- end }}
{{- if or (eq $it.name "gateway") (eq $it.name "sandbox") }}
- ports:
    - { port: http }
    {{- if eq $it.name "sandbox" }}
    - { port: mail }
    {{- end }}
  {{- with $root.Values.ingress.peers }}
  from:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "storyright.portsOf" -}}
- { port: http }
{{- range $port, $number := .ports }}
- { port: {{ $port }} }
{{- end }}
{{- end }}

{{/* Where a component may go: names, its stores, those whom it asks, and outside by the ports that its entry names. */}}
{{- define "storyright.mayReach" -}}
{{- $root := .root }}{{ $it := .it }}{{ $values := .root.Values }}
{{- include "storyright.reachNames" $root }}
{{- $stores := $it.stores | default list }}
{{- if $it.nats }}{{ $stores = append $stores "nats" }}{{ end }}
{{- range $stores }}
{{- include "storyright.reach" (index $values.stores .) }}
{{- end }}
{{- $asked := $it.asks | default list }}
{{- if $it.usesSandbox }}{{ $asked = append $asked "sandbox" }}{{ end }}
{{- range $asked }}
{{- $other := include "storyright.component" (dict "root" $root "name" .) | fromYaml }}
{{- if $other.enabled }}
- to:
    - podSelector:
        matchLabels:
          {{- include "storyright.labels" (dict "root" $root "name" .) | nindent 10 }}
  ports:
    {{- include "storyright.portsOf" $other | nindent 4 }}
{{- end }}
{{- end }}
{{- if and $it.files $values.files.bucket }}
{{- include "storyright.reachOutside" (dict "root" $root "port" $values.files.port "peers" $values.files.peers) }}
{{- end }}
{{- if and $it.mails (not $it.usesSandbox) }}
{{- include "storyright.reachOutside" (dict "root" $root "port" $values.mail.port "peers" $values.mail.peers) }}
{{- end }}
{{- if $values.telemetry.otlpEndpoint }}
{{- include "storyright.reachOutside" (dict "root" $root "port" $values.telemetry.port "peers" ($values.telemetry.peers | default (list (dict "namespaceSelector" dict)))) }}
{{- end }}
{{- range $it.outside }}
{{- include "storyright.reachOutside" (dict "root" $root "port" .) }}
{{- end }}
{{- end }}

{{/* What a migration needs: names, the stores whose shape it makes, and NATS for the streams. */}}
{{- define "storyright.migrationReaches" -}}
{{- include "storyright.reachNames" .root }}
{{- range append (without (.it.stores | default list) "redis") "nats" }}
{{- include "storyright.reach" (index $.root.Values.stores .) }}
{{- end }}
{{- end }}

{{/* The resolver of the cluster, and no other server that happens to listen there. */}}
{{- define "storyright.reachNames" }}
- to:
    {{- toYaml .Values.networkPolicy.dnsPeers | nindent 4 }}
  ports:
  {{- range .Values.networkPolicy.dnsPorts }}
    - { port: {{ . }}, protocol: UDP }
    - { port: {{ . }}, protocol: TCP }
  {{- end }}
{{- end }}

{{/* A port of the peers that are named, or else of what lies outside; never of everything. */}}
{{- define "storyright.reachOutside" }}
- to:
    {{- with .peers }}
    {{- toYaml . | nindent 4 }}
    {{- else }}
    - ipBlock:
        cidr: 0.0.0.0/0
        except:
          {{- toYaml .root.Values.networkPolicy.notOutside | nindent 10 }}
    {{- end }}
  ports: [{ port: {{ .port }} }]
{{- end }}

{{- define "storyright.reach" }}
- ports: [{ port: {{ .port }} }]
  {{- with .peers }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}
