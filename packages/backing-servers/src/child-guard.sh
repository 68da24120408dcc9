#!/bin/sh
# Runs a command and ends it when standard input closes, so that nothing outlives a launcher that was killed.
# usage: child-guard.sh <pid file> <signal> <seconds until SIGKILL> <command> [arguments]
pid_file=$1
signal=$2
patience=$3
shift 3

exec 3<&0
"$@" </dev/null 3<&- &
child=$!
echo "$child $signal" >"$pid_file"
exec >/dev/null 2>&1 # the launcher's pipes may break, and writing to a broken one would end the guard

(
  read -r _ <&3
  kill "-$signal" "$child"
  tenths=$((patience * 10))
  while [ "$tenths" -gt 0 ]; do
    kill -0 "$child" || exit
    sleep 0.1
    tenths=$((tenths - 1))
  done
  kill -KILL "$child"
) &
exec 3<&-

wait "$child"
code=$?
rm -f "$pid_file"
trap '' TERM
kill -TERM 0 # the watcher, and what the command may have left in our process group
exit "$code"
