// Runs in Jest before each unit test file.
import { limitFile } from './file-limit.mjs';

limitFile(beforeEach);
