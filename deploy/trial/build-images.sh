#!/usr/bin/env bash
# Builds every image with buildah on the two that make-bases.sh made, and says how large each is when unpacked.
set -euo pipefail
tag=${1:-trial}
root=$(cd "$(dirname "$0")/../.." && pwd)
revision=$(git -C "$root" rev-parse HEAD)
label=org.opencontainers.image
export BUILDAH_ISOLATION=chroot
# In Docker's form: OCI's knows no health check, and buildah leaves it out without a word. What labels say of the service and the commit is given as
# well: the buildah of Debian 12 takes such a LABEL of the Dockerfile from its cache, for another service or commit, too.
for service in sandbox identity catalogue offers membership ai community enrichment gateway; do
  buildah build --layers --network host --format docker --timestamp "${SOURCE_DATE_EPOCH:-0}" \
    --build-arg BUILDER=localhost/storyright/builder --build-arg BASE=localhost/storyright/base \
    --build-arg SERVICE="$service" --build-arg REVISION="$revision" \
    --label "$label.title=storyright/$service" --label "$label.description=Storyright: $service" --label "$label.revision=$revision" \
    --volume "$HOME/.npm:/root/.npm" --tag "storyright/$service:$tag" "$root"
  folder=$(buildah mount "$(buildah from --name "measure-$service" "storyright/$service:$tag")")
  echo "storyright/$service: $(du -sm "$folder" | cut -f1) MB"
  buildah rm "measure-$service" >/dev/null
done
