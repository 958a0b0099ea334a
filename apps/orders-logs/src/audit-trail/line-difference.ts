export interface LineOfDifference {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Length of the longest common subsequence of lines from each pair of positions to the end. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] =
        before[i] === after[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  return lengths;
}

/** Line diff of two texts: removed and added lines. */
export function lineDifference(before: string, after: string): LineOfDifference[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const lengths = commonLengths(old, fresh);
  const lines: LineOfDifference[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      lines.push({ kind: 'same', text: old[i]! });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === fresh.length || lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      lines.push({ kind: 'removed', text: old[i++]! });
    else lines.push({ kind: 'added', text: fresh[j++]! });
  }
  return lines;
}
