/** Ends a check: prints its faults, and fails also when it looked at nothing, since such a check proves nothing. */
export function report(name, seen, what, faults) {
  for (const fault of faults) console.log(fault);
  if (seen === 0) console.log(`${name}: no ${what} found, so nothing was checked`);
  console.log(`${name}: ${seen} ${what}, ${faults.length} faults`);
  process.exitCode = faults.length || seen === 0 ? 1 : 0;
}
