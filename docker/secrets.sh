#!/bin/sh
# Makes the secrets that .env does not have yet, at random, and writes them there; what is set stays. Afterwards .env is
# readable by its owner alone. Needs openssl: docker/secrets.sh [FILE]
set -eu
file=${1:-.env}
[ -f "$file" ] || { echo "There is no $file: cp .env.example $file" >&2; exit 1; }
command -v openssl >/dev/null || { echo "openssl is needed: apt-get install openssl" >&2; exit 1; }

umask 077
copy=$(mktemp "$file.XXXXXX")
trap 'rm -f "$copy"' EXIT
cat "$file" >"$copy"

valueOf() {
	sed -n "s/^$1=//p" "$copy" | tail -n 1
}

# Sets NAME to a value where it has none.
keep() {
	[ -z "$(valueOf "$1")" ] || return 0
	if grep -q "^$1=" "$copy"; then
		sed "s|^$1=.*|$1=$2|" "$copy" >"$copy.next" && mv "$copy.next" "$copy"
	else
		printf '%s=%s\n' "$1" "$2" >>"$copy"
	fi
	echo "$1 is made."
}

base64url() {
	openssl base64 -A | tr '+/' '-_' | tr -d '='
}

random() {
	openssl rand "$1" | base64url
}

# A key of Supabase for a role, good for ten years: HS256 with the project's secret.
keyFor() {
	now=$(date +%s)
	claims="{\"iss\":\"supabase\",\"role\":\"$1\",\"iat\":$now,\"exp\":$((now + 315360000))}"
	body="$(printf '{"alg":"HS256","typ":"JWT"}' | base64url).$(printf '%s' "$claims" | base64url)"
	printf '%s.%s' "$body" "$(printf '%s' "$body" | openssl dgst -sha256 -hmac "$(valueOf SUPABASE_JWT_SECRET)" -binary | base64url)"
}

keep PAYLOAD_SECRET "$(random 32)"
keep REVALIDATE_SECRET "$(random 32)"
keep POSTGRES_PASSWORD "$(random 24)"
keep REDIS_PASSWORD "$(random 24)"
keep ADMIN_PASSWORD "$(random 15)"
keep S3_ACCESS_KEY_ID "$(openssl rand -hex 10)"
keep S3_SECRET_ACCESS_KEY "$(random 30)"
keep GAME_POSTGRES_PASSWORD "$(random 24)"
keep REALTIME_SECRET_KEY_BASE "$(random 48)"
# Realtime takes exactly 16 characters.
keep REALTIME_ENCRYPTION_KEY "$(openssl rand -hex 8)"
keep SUPABASE_JWT_SECRET "$(random 32)"
keep SUPABASE_ANON_KEY "$(keyFor anon)"
keep SUPABASE_SERVICE_KEY "$(keyFor service_role)"

chmod 600 "$copy"
mv "$copy" "$file"
trap - EXIT
