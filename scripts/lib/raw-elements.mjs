/** Elements of HTML that have a part in the kit, with it and the one file that may hold the element. */
const parts = { select: { part: 'Select of @console/ui/lov', file: 'packages/ui/src/lov/Select.tsx' } };

/**
 * Elements of HTML in sources where the kit has a part.
 * @param {Iterable<{ file: string, text: string }>} files sources of the repository, by their path from its root
 * @returns how many files were looked at, and the faults
 */
export function rawElementFaults(files) {
  let seen = 0;
  const faults = [];
  for (const { file, text } of files) {
    if (!/^(?:apps|packages\/ui\/src)\/.*\.tsx$/.test(file) || file.endsWith('.test.tsx')) continue;
    seen += 1;
    for (const [element, { part, file: own }] of Object.entries(parts))
      if (file !== own && new RegExp(String.raw`<${element}[\s>]`).test(text))
        faults.push(`${file} has a <${element}>; use ${part}`);
  }
  return { seen, faults };
}
