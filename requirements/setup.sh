# Shared by ./play, ./test, ./release and requirements/lock, which source it at the top of the tree: tools, environments, the page, wheels.
# Each piece remembers in a .stamp what it was made from and is made again only when that has changed.
py=${PYTHON:-python3}
uv=.tools/bin/uv
export CC="${CC:-cc}" UV_NO_PROGRESS=1
export PYTHONDONTWRITEBYTECODE='' PYTHONPYCACHEPREFIX="${PYTHONPYCACHEPREFIX:-$PWD/build/bytecode}" # else each start compiles all anew
[ -z "${PIP_INDEX_URL:-}" ] || export UV_DEFAULT_INDEX="${UV_DEFAULT_INDEX:-$PIP_INDEX_URL}" # uv reads no settings of pip

say() { printf '%s\n' "$*" >&2; }
stop() { say "$*"; exit 2; }
fresh() { [ "$(cat "$1/.stamp" 2>/dev/null)" = "$2" ]; }
stamp() { printf '%s\n' "$2" >"$1/.stamp"; }

version=$("$py" -c 'import sys; print(sys.version); sys.exit(sys.version_info < (3, 11))' 2>/dev/null) ||
  stop "Tabard needs Python 3.11 or newer; $py is ${version:-not to be found}"

fingerprint() { # fingerprint FILE|FOLDER…: one word for their content, this place and this Python
  { echo "$PWD $version"; find "$@" -name __pycache__ -prune -o -type f ! -name '*.so' -exec cksum {} + | LC_ALL=C sort; } |
    cksum | tr ' ' -
}

tools() { # .tools: uv, and what builds wheels
  key=$(fingerprint requirements/bootstrap.txt requirements/build.txt requirements/run.txt)
  if fresh .tools "$key"; then return; fi
  say "Setting up (first time, about half a minute)…"
  "$py" -c 'import ensurepip, venv' 2>/dev/null ||
    stop "$py cannot make virtual environments: install its venv package (Debian, Ubuntu: apt install python3-venv)"
  "$py" -m venv --clear .tools
  .tools/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/bootstrap.txt
  $uv pip install -q --python .tools --require-hashes -r requirements/build.txt -r requirements/run.txt
  stamp .tools "$key"
}

environment() { # environment NAME LOCK…: .venv-NAME with exactly what the locks say
  dir=.venv-$1 && shift
  key=$(fingerprint "$@")
  if fresh "$dir" "$key"; then return; fi
  say "Making $dir…"
  $uv venv -q --clear --python "$py" "$dir"
  $uv pip sync -q --python "$dir" --require-hashes "$@"
  stamp "$dir" "$key"
}

compiler() { # is there a C compiler, and the headers of this Python?
  include=$("$py" -c 'import sysconfig; print(sysconfig.get_path("include"))')
  echo '#include <Python.h>' | $CC -I"$include" -fsyntax-only -x c - >/dev/null 2>&1
}

flags() { # what lets the compiler inline within our own library, if it knows how: an eighth of the speed (docs/decisions/002-speed.md)
  for flag in -fno-semantic-interposition -fno-plt; do
    if echo | $CC -Werror $flag -fsyntax-only -x c - >/dev/null 2>&1; then printf ' %s' $flag; fi
  done
}

patiently() { # patiently COMMAND…: with its output in $log and a dot every five seconds
  (while kill -0 $$ && sleep 5 3>&-; do printf . >&3; done) 3>&2 >/dev/null 2>&1 &
  dots=$!
  "$@" >"$log" 2>&1 || :
  kill $dots && wait $dots 2>/dev/null || :
}

node() { # puts a node that can build the page, and its npm, into PATH: the one that is here, else one from a wheel
  new='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
  if command -v npm >/dev/null && command node -e "$new" 2>/dev/null; then return; fi
  environment node requirements/node.txt || :
  [ -x .venv-node/bin/npm ] || { rm -rf .venv-node && return 1; }
  PATH=$PWD/.venv-node/bin:$PATH
}

runs_chromium() { # the one that is here: named, the system's (best without a window: two thirds of the work), or playwright's own
  own='from playwright.sync_api import sync_playwright as playing
with playing() as one: print(one.chromium.executable_path)'
  found=${CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || .venv-pure/bin/python -c "$own")}
  "$found" --version >/dev/null 2>&1 && CHROMIUM=$found && export CHROMIUM
}

browser() { # chromium, for the tests that play in a browser: from apt if we may, else playwright's own; without one they are skipped
  if runs_chromium; then return; fi
  say "Fetching chromium…"
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    fetch="apt-get install -y --no-install-recommends fonts-noto-core" && export DEBIAN_FRONTEND=noninteractive
    { apt-get update && { $fetch chromium-headless-shell || $fetch chromium; }; } >build/apt.log 2>&1 || :
  fi
  if runs_chromium; then return; fi
  .venv-pure/bin/playwright install chromium >build/playwright.log 2>&1 || :
  runs_chromium || untested="what is played in a browser: no chromium starts here, see build/apt.log and build/playwright.log"
}

packages() { # web/node_modules: exactly what the lock says
  key=$(fingerprint web/package-lock.json)
  if fresh web/node_modules "$key"; then return; fi
  say "Fetching what builds the page for browsers…"
  (cd web && npm ci --ignore-scripts --no-audit --no-fund --no-update-notifier) >build/npm.log 2>&1 && stamp web/node_modules "$key"
}

page() { # build/web: the page for browsers, made anew when its sources have changed; otherwise $why there is none
  why="no node, and none to be had from a wheel"
  key=$(fingerprint web/src web/*.html web/*.js web/*.json web/*.ts web/public/*.* src/tabard/words)
  if fresh build/web "$key"; then return; fi
  mkdir -p build && node || return 1
  why="what builds it cannot be fetched, see build/npm.log" && packages || return 1
  why="it cannot be built, see build/page.log" && (cd web && npm run build) >build/page.log 2>&1 || return 1
  stamp build/web "$key"
}

wheel() { # wheel pure|compiled: build/KIND/tabard-….whl, made in a copy of the sources; otherwise $why there is none
  at=build/$1 log=build/${1%d}.log level=${TABARD_OPT_LEVEL:-3} hooks=true why="no C compiler"
  key=$(fingerprint src pyproject.toml LICENSE requirements/build.txt requirements/run.txt)
  [ "$1" = pure ] || key="$key-O$level-$(command -v "${CC%% *}")" || return 1
  if ! fresh "$at" "$key"; then
    [ "$1" = pure ] || compiler || return 1
    rm -rf "$at" && mkdir -p "$at/copy" && cp -R src ./*.md LICENSE .gitignore "$at/copy" 2>/dev/null
    find "$at/copy" -name '*.so' -exec rm {} +
    sed "s/opt_level = \"3\"/opt_level = \"$level\"/" pyproject.toml >"$at/copy/pyproject.toml"
    [ "$1" = pure ] || { hooks='' && printf 'Compiling the engine (1 to 3 minutes, only when it has changed)…' >&2; }
    patiently env HATCH_BUILD_NO_HOOKS=$hooks CFLAGS="${CFLAGS:-}$(flags)" sh -c "cd $at/copy && exec ../../../.tools/bin/python -m hatchling build -t wheel -d .."
    [ "$1" = pure ] || say
    ls "$at"/*.whl >/dev/null 2>&1 && stamp "$at" "$key"
  fi
  why="the $1 build failed, see $log"
  ls "$at"/*.whl >/dev/null 2>&1
}

install() { # install NAME pure|compiled: that wheel in .venv-NAME
  key=$(cat "build/$2/.stamp")
  if [ "$(cat ".venv-$1/.installed" 2>/dev/null)" = "$2 $key" ]; then return; fi
  $uv pip install -q --python ".venv-$1" --no-cache --no-deps --reinstall "build/$2"/*.whl
  echo "$2 $key" >".venv-$1/.installed"
}
