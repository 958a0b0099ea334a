let spent = 0;

/** Waits for a proof (a signature, a hash) and adds its time to what proofs cost. */
export async function proving<T>(proof: Promise<T>): Promise<T> {
  const since = performance.now();
  try {
    return await proof;
  } finally {
    spent += performance.now() - since;
  }
}

/** Milliseconds that proofs have taken since this was last asked. */
export function takeProofTime(): number {
  const taken = spent;
  spent = 0;
  return taken;
}
