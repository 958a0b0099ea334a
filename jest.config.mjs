import { browserProject, toolsProject } from './packages/build/src/jest/index.mjs';

// A limit only for tests that never end: how long one takes says nothing on a machine that has other work.
export default { projects: [browserProject, toolsProject], maxWorkers: 2, testTimeout: 900_000 };
