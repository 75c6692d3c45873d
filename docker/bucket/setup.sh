#!/bin/sh
# Makes the bucket of S3_BUCKET on the store of the profile s3, and an account with S3's keys that may use this bucket and no
# other. From the first account on the store answers nobody without keys. May be run again.
set -eu
: "${S3_BUCKET:?set S3_BUCKET in .env, to media for instance}"
: "${S3_ACCESS_KEY_ID:?docker/secrets.sh makes it}" "${S3_SECRET_ACCESS_KEY:?docker/secrets.sh makes it}"

said=$(weed shell -master=bucket:9333 -filer=bucket:8888 <<COMMANDS
s3.bucket.create -name $S3_BUCKET
s3.configure -user blickfang -access_key $S3_ACCESS_KEY_ID -secret_key $S3_SECRET_ACCESS_KEY -buckets $S3_BUCKET -actions Read,Write,List,Tagging -apply
s3.bucket.list
COMMANDS
)
# Without what it repeats of the keys.
echo "$said" | grep -q "$S3_BUCKET" || { echo "The bucket $S3_BUCKET could not be made." >&2; exit 1; }
echo "The bucket $S3_BUCKET is there."
