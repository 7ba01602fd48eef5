import { configure } from '@testing-library/react';

// What is waited for takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
