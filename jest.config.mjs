import { browserProject, toolsProject } from './packages/build/src/jest/index.mjs';

export default { projects: [browserProject, toolsProject], maxWorkers: 2, testTimeout: 180_000 };
