#!/usr/bin/env bash
# A small cluster of one's own, in order: Secrets, the servers that read them, then the platform. Given again it changes what differs.
set -euo pipefail
values=${1:?which values: deploy/helm/examples/small/values.yaml, or yours}
namespace=${NAMESPACE:-storyright}
values=$(realpath "$values")
cd "$(dirname "$0")/../.."
here=deploy/platform

npm run --silent chart -- secrets --for "$namespace" --namespace "$namespace" --values "$values"
kubectl create namespace "$namespace" --dry-run=client --output yaml | kubectl apply --filename -
kubectl apply --filename "installations/$namespace/secrets.yaml"

# NAME VERSION CHART REPOSITORY …: one of others' charts, ready when this ends.
chart() {
  local name=$1 version=$2 chart=$3 repository=$4
  shift 4
  helm upgrade --install "$name" "$chart" --repo "https://$repository" --version "$version" --namespace "$namespace" \
    --wait --timeout 10m "$@"
}
# NAME FILE: each file owns fields of its own of the same resource, so each has an owner of its own.
own() { kubectl apply --server-side --field-manager "storyright-$1" --namespace "$namespace" --filename "$here/$2"; }

chart cnpg 0.24.0 cloudnative-pg cloudnative-pg.github.io/charts
own postgres-cluster postgres/cluster.yaml
own postgres-roles postgres/roles.yaml
chart mongodb-operator 0.13.0 community-operator mongodb.github.io/helm-charts
# MongoDB's resource is refused without either half.
kubectl patch --local --type merge --filename $here/mongodb/cluster.yaml --patch-file $here/mongodb/users.yaml --output yaml |
  kubectl apply --namespace "$namespace" --filename -
chart nats 1.3.9 nats nats-io.github.io/k8s/helm/charts --values $here/nats/values.yaml --values $here/nats/accounts.yaml
chart valkey 0.9.4 valkey valkey.io/valkey-helm --values $here/valkey/values.yaml --values $here/valkey/accounts.yaml
helm upgrade --install traefik traefik --repo https://traefik.github.io/charts --version 41.3.0 --namespace traefik \
  --create-namespace --values $here/traefik/values.yaml --wait --timeout 10m

kubectl wait --namespace "$namespace" --for=condition=Ready cluster.postgresql.cnpg.io/postgres --timeout 15m
kubectl wait --namespace "$namespace" --for=jsonpath='{.status.applied}'=true database.postgresql.cnpg.io --all --timeout 5m
kubectl wait --namespace "$namespace" --for=jsonpath='{.status.phase}'=Running mongodbcommunity/mongodb --timeout 15m

helm upgrade --install storyright deploy/helm/storyright --namespace "$namespace" --values "$values" --wait --timeout 20m
