{{/* What every pod of ours has: no rights, nothing to write but /tmp. */}}
{{- define "storyright.podBasics" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .it.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .it.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "storyright.containerBasics" -}}
image: {{ include "storyright.image" (dict "root" .root "name" .it.name) }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "storyright.keepsData" -}}
{{- if or .it.scratch (and .it.files (not .root.Values.files.bucket)) }}yes{{ end }}
{{- end }}

{{- define "storyright.mounts" -}}
- { name: tmp, mountPath: /tmp }
- { name: flags, mountPath: /flags, readOnly: true }
{{- include "storyright.authoritiesMount" .root }}
{{- if include "storyright.keepsData" . }}
- { name: data, mountPath: /data }
{{- end }}
{{- if .it.signs }}
- { name: keys, mountPath: /keys, readOnly: true }
{{- end }}
{{- if .it.modelVolume }}
- { name: model, mountPath: /model, readOnly: true }
{{- end }}
{{- end }}

{{- define "storyright.volumes" -}}
- name: tmp
  emptyDir: { sizeLimit: {{ .it.tmpSize }} }
- name: flags
  configMap: { name: {{ .root.Release.Name }}-flags }
{{- include "storyright.authoritiesVolume" .root }}
{{- if include "storyright.keepsData" . }}
- name: data
  {{- if .it.claims }}
  persistentVolumeClaim: { claimName: {{ .root.Release.Name }}-{{ .it.name }} }
  {{- else if .it.files }}
  {{- toYaml .root.Values.files.volume | nindent 2 }}
  {{- else }}
  emptyDir: { sizeLimit: 1Gi }
  {{- end }}
{{- end }}
{{- if .it.signs }}
- name: keys
  secret: { secretName: {{ include "storyright.secret" (dict "root" .root "purpose" "signing-key") }}, defaultMode: 0440 }
{{- end }}
{{- with .it.modelVolume }}
- name: model
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Whom pods trust besides the public authorities. */}}
{{- define "storyright.authoritiesMount" }}
{{- if .Values.authorities }}
- { name: authorities, mountPath: /authorities, readOnly: true }
{{- end }}
{{- end }}

{{- define "storyright.authoritiesVolume" }}
{{- if .Values.authorities }}
- name: authorities
  configMap: { name: {{ .Release.Name }}-authorities }
{{- end }}
{{- end }}

{{/* A program that is run to its end beside a component, with everything the component itself is told. */}}
{{- define "storyright.programPod" -}}
metadata:
  labels:
    {{- include "storyright.labels" (dict "root" .root "name" .it.name) | nindent 4 }}
    storyright/role: program
spec:
  restartPolicy: Never
  serviceAccountName: {{ .root.Release.Name }}-{{ .it.name }}
  {{- include "storyright.podBasics" . | nindent 2 }}
  containers:
    - name: {{ .program | trimSuffix ".js" }}
      {{- include "storyright.containerBasics" . | nindent 6 }}
      args: [{{ .program }}]
      envFrom:
        - configMapRef: { name: {{ .root.Release.Name }}-{{ .it.name }} }
      env:
        {{- include "storyright.secretVariables" . | trim | nindent 8 }}
        {{- if eq .program "migrate.js" }}
        {{- include "storyright.provisionerVariables" . | trim | nindent 8 }}
        {{- end }}
      resources:
        {{- toYaml .it.resources | nindent 8 }}
      volumeMounts:
        {{- include "storyright.mounts" . | nindent 8 }}
  volumes:
    {{- include "storyright.volumes" . | nindent 4 }}
{{- end }}
