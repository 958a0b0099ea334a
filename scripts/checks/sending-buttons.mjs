// A button that sends is an ActionButton, which waits for the line and says why, and hands over its promise, so that a
// second press begins nothing (docs/model/platform.md#screens).
import { sourceFiles } from '../lib/source-files.mjs';
import { report } from '../lib/report-faults.mjs';

/** What changes nothing, or is sent before anybody has signed in, and what says by itself why it waits. */
const exempt = [
  /^apps\/shell\/src\/(sign-in|proof|second-factor|frame)\//,
  /^apps\/cards\/src\/shared\/desk\/CameraField/,
  /^packages\/ui\/src\/(core|why|page|export|dialogs)\//,
  /^packages\/ui\/src\/(form|steps)\/\w+Form\.tsx$/,
  /^packages\/ui\/src\/list\/numbers\/PasteDialog/,
];

/** The opening tags of a component, with what stands in their braces. */
const tagsOf = (source, name) =>
  [...source.matchAll(new RegExp(`<${name}\\b`, 'g'))].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < source.length; at += 1) {
      if (source[at] === '{') depth += 1;
      if (source[at] === '}') depth -= 1;
      if (source[at] === '>' && depth === 0) return source.slice(index, at);
    }
    return '';
  });

/** Where a line says what keeps a form from being saved. */
const actions = 'packages/ui/src/form/FormActions.tsx';

const faults = [];
let seen = 0;
for (const { file, text } of sourceFiles(/^(apps\/[^/]+|packages\/ui)\/src\/.*\.tsx$/)) {
  if (file.includes('.test.')) continue;
  if (text.includes('className="form-actions"') && file !== actions)
    faults.push(`${file}: the buttons of a form are FormActions, which says why it was not saved`);
  for (const name of ['Button', 'ActionButton']) {
    for (const tag of tagsOf(text, name)) {
      seen += 1;
      if (name === 'Button' && /\sbusy=/.test(tag) && !exempt.some((each) => each.test(file)))
        faults.push(`${file}: a button that sends is an ActionButton: ${tag}`);
      if (/onClick=\{\(\w*\) => void /.test(tag)) faults.push(`${file}: hand over the promise, not void: ${tag}`);
    }
  }
}
report('sending-buttons', seen, 'buttons', faults);
