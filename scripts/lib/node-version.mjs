import { StepFailure } from './step.mjs';

const [needMajor, needMinor] = [20, 19];
/** The version with long-term support that the README recommends. */
const recommended = 24;

/** Checks the version of Node. @throws StepFailure below 20.19 */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    throw new StepFailure(
      `Node ${needMajor}.${needMinor} or newer is needed, Node ${recommended} is recommended; this is ${version}.`,
    );
  }
}
