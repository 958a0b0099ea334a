/** What other domains may use of promotions: nothing yet. */
export {};
