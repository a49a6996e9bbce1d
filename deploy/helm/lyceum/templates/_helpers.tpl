{{/* Name of all objects: that of the release, which contains the chart's name once. */}}
{{- define "lyceum.name" -}}
{{- if contains "lyceum" .Release.Name -}}{{ .Release.Name | trunc 50 | trimSuffix "-" }}
{{- else -}}{{ printf "%s-lyceum" (.Release.Name | trunc 43 | trimSuffix "-") }}{{- end -}}
{{- end }}

{{/* Labels by which the pods of a component are found. Takes (list $ "web"). */}}
{{- define "lyceum.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: lyceum
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{/* All labels of an object of a component. Takes (list $ "web"). */}}
{{- define "lyceum.labels" -}}
{{- $root := index . 0 -}}
{{ include "lyceum.selector" . }}
app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" $root.Chart.Name $root.Chart.Version }}
{{- end }}

{{/* Text of a variable. Numbers of YAML are floats here, of which `toString` makes 1e+06. */}}
{{- define "lyceum.text" -}}
{{- if kindIs "string" . }}{{ . }}{{ else }}{{ toJson . }}{{ end -}}
{{- end }}

{{/* Variables of the secret: from its keys, or as the paths of mounted files. */}}
{{- define "lyceum.secretEnv" -}}
{{- $secret := .Values.secret -}}
{{- range $secret.keys }}
{{- if $secret.asFiles }}
- name: {{ . }}_FILE
  value: /run/secrets/lyceum/{{ . }}
{{- else }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret.existingSecret }}
      key: {{ . }}
{{- end }}
{{- end }}
{{- end }}

{{/* Settings of every pod. The image's user is 1000; only its volumes can be written. */}}
{{- define "lyceum.podSettings" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
volumes:
  - name: data
    emptyDir:
      sizeLimit: {{ .Values.files.spoolSize }}
  - name: tmp
    emptyDir: {}
{{- with .Values.files.existingClaim }}
  - name: files
    persistentVolumeClaim:
      claimName: {{ . }}
{{- end }}
{{- if .Values.secret.asFiles }}
  - name: secret
    secret:
      secretName: {{ .Values.secret.existingSecret }}
      defaultMode: 288 # 0440
{{- end }}
{{- end }}

{{/* Settings of every container. */}}
{{- define "lyceum.containerSettings" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
{{- if .Values.files.existingClaim }}
  - name: files
    mountPath: /data/files
{{- end }}
{{- if .Values.secret.asFiles }}
  - name: secret
    mountPath: /run/secrets/lyceum
    readOnly: true
{{- end }}
{{- end }}

{{/* Deployment of a component. Takes (list $ "web"). */}}
{{- define "lyceum.deployment" -}}
{{- $root := index . 0 -}}
{{- $component := index . 1 -}}
{{- $values := index $root.Values $component -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "lyceum.name" $root }}-{{ $component }}
  labels:
    {{- include "lyceum.labels" . | nindent 4 }}
spec:
  {{- if not $values.autoscaling.enabled }}
  replicas: {{ $values.replicas }}
  {{- end }}
  strategy:
    type: RollingUpdate
    rollingUpdate:
      maxUnavailable: 0
      maxSurge: 1
  selector:
    matchLabels:
      {{- include "lyceum.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "lyceum.labels" . | nindent 8 }}
      annotations:
        checksum/config: {{ $root.Values.config | toYaml | sha256sum }}
        {{- with $root.Values.podAnnotations }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
    spec:
      {{- include "lyceum.podSettings" $root | nindent 6 }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- include "lyceum.selector" . | nindent 14 }}
      # The server ends within 10 seconds of SIGTERM, which comes after the hook.
      terminationGracePeriodSeconds: {{ ternary 20 15 (eq $component "web") }}
      containers:
        - name: {{ $component }}
          {{- include "lyceum.containerSettings" $root | nindent 10 }}
          envFrom:
            - configMapRef:
                name: {{ include "lyceum.name" $root }}
          env:
            - name: INSTANCE_ROLE
              value: {{ $component }}
            {{- include "lyceum.secretEnv" $root | nindent 12 }}
          ports:
            - name: http
              containerPort: 4000
          startupProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 2
            failureThreshold: 150
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 3
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 5
            timeoutSeconds: 3
            failureThreshold: 1
          {{- if eq $component "web" }}
          # Requests arrive until every proxy knows that the pod is going.
          lifecycle:
            preStop:
              exec:
                command: [sleep, '5']
          {{- end }}
          resources:
            {{- toYaml $values.resources | nindent 12 }}
{{- end }}
