import fc from 'fast-check';

// On a busy machine a property stops drawing, or making what it found smaller, well before its test's time is over.
fc.configureGlobal({ interruptAfterTimeLimit: 20_000 });
