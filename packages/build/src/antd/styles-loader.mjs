import { antdStyles, tokensFile } from './styles.mjs';

/** Replaces a stylesheet `component.antd.css?select/style/index` by the rules of this style module of antd. */
export default function antdStylesLoader() {
  this.addDependency(tokensFile);
  return antdStyles(this.resourceQuery.slice(1));
}
