let spent = 0;

/** Waits for a verification (signature or hash) and adds its duration to the total. */
export async function timeVerification<T>(proof: Promise<T>): Promise<T> {
  const since = performance.now();
  try {
    return await proof;
  } finally {
    spent += performance.now() - since;
  }
}

/** Milliseconds spent on verifications since the last call. */
export function takeVerificationTime(): number {
  const total = spent;
  spent = 0;
  return total;
}
