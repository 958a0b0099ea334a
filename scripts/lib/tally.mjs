/** Sums up what passed and failed over all stages of a test run. */
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
    console.log(
      `${failed ? '✗' : '✓'} ${stage}: ${passed} passed, ${failed} failed${detail ? ` (${detail})` : ''}, ${seconds} s since the start`,
    );
  }

  /** The closing line that people and machines read. */
  close() {
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed || !this.passed ? 1 : 0;
  }
}
