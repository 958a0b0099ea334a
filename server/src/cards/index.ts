/** What other domains may use of cards: nothing yet. Cards stand last in the order of the domains. */
export {};
