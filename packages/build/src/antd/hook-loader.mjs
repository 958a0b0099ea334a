import path from 'node:path';
import { isComponent, nameOf } from './styles.mjs';

const stylesheet = path.join(import.meta.dirname, 'component.antd.css');

/** No hash, and no class of variables, which are set on the root. */
const hooks = `
const names = ['', ''];
const useNames = () => names;
export default useNames;
export const useSharedStyle = useNames;
export const useColStyle = useNames;
export const useRowStyle = useNames;
export const PurePanelStyle = () => null;
export const LineStrokeColorVar = '--progress-line-stroke-color';
`;
const component = `
const NoStyle = () => null;
export default NoStyle;
`;

/** Replaces a style module of antd by its stylesheet: a component brings its rules wherever it is imported. */
export default function antdHookLoader(source) {
  const imported = `import ${JSON.stringify(`${stylesheet}?${nameOf(this.resourcePath)}`)};\n`;
  return imported + (isComponent(source) ? component : hooks);
}
