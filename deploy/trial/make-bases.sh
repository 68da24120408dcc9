#!/usr/bin/env bash
# Where no registry of images is reachable: makes the two images that the Dockerfile begins with, of Debian's packages.
# Needs root, debootstrap, buildah, and node with npm. Certificates and npm's settings are those of this machine.
set -euo pipefail
work=$(realpath "${1:?a folder to work in}")
export BUILDAH_ISOLATION=chroot
debian=$work/debian base=$work/base builder=$work/builder

[ -d "$debian/usr/share/zoneinfo" ] ||
  debootstrap --variant=minbase --include=ca-certificates,libstdc++6,libatomic1,tzdata bookworm "$debian"

image() { # name, folder, settings
  local name=$1 folder=$2 container
  shift 2
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$folder" / >/dev/null
  buildah config "$@" "$container"
  buildah commit --quiet --rm "$container" "$name" >/dev/null
}

# What runs: the libraries that Node links to, certificates, time zones. No shell, no package manager.
rm -rf "$base" && mkdir -p "$base"/{tmp,etc/ssl/certs,home/nonroot,usr/lib,usr/lib64}
ln -s usr/lib "$base/lib" && ln -s usr/lib64 "$base/lib64" && chmod 1777 "$base/tmp"
for package in libc6 libgcc-s1 libstdc++6 libatomic1 tzdata; do chroot "$debian" dpkg --listfiles "$package"; done |
  sed -E 's#^/(lib|lib64)/#/usr/\1/#' | grep -vE '^/usr/share/(doc|man|lintian|bug)/|/gconv/|/s?bin/' | sort -u |
  while read -r file; do if [ -f "$debian$file" ]; then echo ".$file"; fi; done |
  tar -C "$debian" -c --files-from - | tar -C "$base" -x
cp /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs/"
printf 'root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n' >"$base/etc/passwd"
printf 'root:x:0:\nnonroot:x:65532:\n' >"$base/etc/group"
echo 'hosts: files dns' >"$base/etc/nsswitch.conf"
image storyright/base "$base" --user 65532:65532 --env PATH=/usr/bin --env SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt

# What builds: the same Debian with this machine's node and npm.
rm -rf "$builder" && cp -a "$debian" "$builder"
mkdir -p "$builder/usr/lib/node_modules"
cp "$(realpath "$(command -v node)")" "$builder/usr/bin/node"
npm=$(realpath "$(command -v npm)")
cp -a "${npm%/bin/npm-cli.js}" "$builder/usr/lib/node_modules/npm"
ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$builder/usr/bin/npm"
cp /etc/ssl/certs/ca-certificates.crt "$builder/etc/ssl/certs/"
[ ! -f ~/.npmrc ] || cp ~/.npmrc "$builder/root/"
image storyright/builder "$builder" --env PATH=/usr/sbin:/usr/bin:/sbin:/bin --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
buildah images --format '{{.Name}}:{{.Tag}} {{.Size}}' | grep -E '/(base|builder):'
