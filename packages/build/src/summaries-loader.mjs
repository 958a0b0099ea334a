/** What a call is for, as the description of the services says it; nothing in the browser reads it. */
const summary = /(?<=[{,]\s*)summary:\s*(?:'(?:[^'\\\n]|\\.)*'|`[^`]*`|"[^"\n]*")(?:,|(?=\s*\}))/g;

/** Leaves the summaries of declared calls out of the files of the browser. */
export default function withoutSummaries(source) {
  return source.replace(summary, '');
}
