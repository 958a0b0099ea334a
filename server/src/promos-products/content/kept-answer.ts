/** Milliseconds for which a public answer is kept. */
const keptMs = 60_000;

/**
 * Keeps the answer of a public call for a minute, or until it is cleared.
 * @example const about = keptAnswer(services.now, () => readAbout(db)); await about.read(); about.clear();
 */
export function keptAnswer<Answer>(now: () => Date, read: () => Promise<Answer>) {
  let kept: { readonly until: number; readonly answer: Promise<Answer> } | undefined;
  return {
    read(): Promise<Answer> {
      const at = now().getTime();
      if (kept && kept.until > at) return kept.answer;
      const answer = read();
      kept = { until: at + keptMs, answer };
      answer.catch(() => {
        if (kept?.answer === answer) kept = undefined;
      });
      return answer;
    },
    clear(): void {
      kept = undefined;
    },
  };
}
