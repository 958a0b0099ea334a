/** Ends a check: prints its faults. A check that found nothing to look at fails too, since it proves nothing. */
export function report(name, seen, what, faults) {
  for (const fault of faults) console.log(fault);
  if (seen === 0) console.log(`${name}: no ${what} found, so nothing was checked`);
  console.log(`${name}: ${seen} ${what}, ${faults.length} faults`);
  process.exitCode = faults.length || seen === 0 ? 1 : 0;
}
