{{- define "storyright.deploymentPod" -}}
{{- $it := .it -}}
serviceAccountName: {{ .root.Release.Name }}-{{ .name }}
terminationGracePeriodSeconds: {{ $it.graceSeconds }}
{{ include "storyright.podBasics" . }}
{{- if gt (int $it.replicas) 1 }}
topologySpreadConstraints:
  {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "storyright.servingLabels" $ | nindent 8 }}
    matchLabelKeys: [pod-template-hash]
  {{- end }}
{{- end }}
containers:
  - name: {{ .name }}
    {{- include "storyright.containerBasics" . | nindent 4 }}
    ports:
      - { name: http, containerPort: {{ $it.port }} }
      {{- range $port, $number := $it.ports }}
      - { name: {{ $port }}, containerPort: {{ $number }} }
      {{- end }}
    envFrom:
      - configMapRef: { name: {{ .root.Release.Name }}-{{ .name }} }
    {{- with include "storyright.secretVariables" . | trim }}
    env:
      {{- . | nindent 6 }}
    {{- end }}
    {{- include "storyright.probes" . | nindent 4 }}
    resources:
      {{- toYaml $it.resources | nindent 6 }}
    volumeMounts:
      {{- include "storyright.mounts" . | nindent 6 }}
volumes:
  {{- include "storyright.volumes" . | nindent 2 }}
{{- end }}

{{/* It may start once everything that it needs answers; afterwards it answers for itself, as long as its own store does. */}}
{{- define "storyright.probes" -}}
startupProbe:
  httpGet: { path: {{ .it.startup | quote }}, port: http }
  periodSeconds: 2
  timeoutSeconds: 3
  failureThreshold: 90
readinessProbe:
  httpGet: { path: {{ .it.readiness | quote }}, port: http }
  periodSeconds: 5
  timeoutSeconds: 5
  failureThreshold: 4
livenessProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
lifecycle:
  preStop:
    sleep: { seconds: {{ .it.preStopSeconds }} }
{{- end }}
