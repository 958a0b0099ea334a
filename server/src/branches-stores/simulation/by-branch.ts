/** Rows of several branches, each under its own; none for a branch without. */
export function byBranch<R extends { readonly branchId: string }>(
  rows: readonly R[],
): (branchId: string) => readonly R[] {
  const found = new Map<string, R[]>();
  for (const row of rows) {
    const own = found.get(row.branchId);
    if (own) own.push(row);
    else found.set(row.branchId, [row]);
  }
  return (branchId) => found.get(branchId) ?? [];
}
