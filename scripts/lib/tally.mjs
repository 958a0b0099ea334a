/** Counts passed and failed tests over all stages of a run. */
export class Tally {
  passed = 0;
  failed = 0;
  stages = [];
  began = performance.now();

  add(stage, passed, failed, detail = '') {
    this.passed += passed;
    this.failed += failed;
    this.stages.push({ stage, passed, failed });
    const seconds = ((performance.now() - this.began) / 1000).toFixed(0);
    const note = detail ? ` (${detail})` : '';
    console.log(
      `${failed ? '✗' : '✓'} ${stage}: ${passed} passed, ${failed} failed${note}, ${seconds} s since the start`,
    );
  }

  /** Prints the last line, which scripts parse, and sets the exit code. */
  close() {
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed || !this.passed ? 1 : 0;
  }
}
