{{- define "storyright.generatedAccount" -}}
{{- include "storyright.generatedSecret" (dict "root" .root "purpose" .purpose "type" "kubernetes.io/basic-auth" "data" (dict "username" .username "password" (randAlphaNum 32))) }}
{{- end }}

{{/* Hooks, so that migrations find them and an uninstallation leaves the keys of what is kept. What is there stays as it is. */}}
{{- define "storyright.generatedSecret" }}
{{- $name := include "storyright.secret" . }}
{{- $found := lookup "v1" "Secret" .root.Release.Namespace $name }}
---
apiVersion: v1
kind: Secret
metadata:
  name: {{ $name }}
  labels:
    {{- include "storyright.metadataLabels" (dict "root" .root "name" "secrets") | nindent 4 }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-weight: "-20"
    helm.sh/hook-delete-policy: before-hook-creation
type: {{ .type }}
data:
  {{- range $key, $value := .data }}
  {{ $key }}: {{ dig "data" $key (b64enc $value) $found | quote }}
  {{- end }}
{{- end }}
