#!/bin/sh
# Builds what /opt/slipway/source holds beside the release that runs, and switches to it in one step:
#   cd /opt/slipway/source && git pull && sh scripts/deploy/upgrade.sh
# The release before stays. Back to it: ln -sfn releases/COMMIT current, and restart.
set -eu
home=${SLIPWAY_HOME:-/opt/slipway}
restart=${SLIPWAY_RESTART:-systemctl restart slipway}

source=$(git rev-parse --show-toplevel)
commit=$(git -C "$source" rev-parse --short=12 HEAD)
release=$home/releases/$commit
before=$(readlink "$home/current" || true)

if [ ! -e "$release/built" ]; then
  rm -rf "$release"
  mkdir -p "$release"
  git -C "$source" archive HEAD | tar -x -C "$release"
  cd "$release"
  npm ci --no-audit --no-fund
  COMMIT=$commit npm run build
  ln -s ../../.env .env
  touch built
fi

# A link is replaced whole; whoever starts meanwhile finds the one or the other.
ln -sfn "releases/$commit" "$home/next"
mv -T "$home/next" "$home/current"
$restart

for old in "$home"/releases/*; do
  case $old in "$release" | "$home/$before") ;; *) rm -rf "$old" ;; esac
done
echo "Slipway $commit is current; before: ${before:-none}."
