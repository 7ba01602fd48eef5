export { CHANGE_ANSWER_SCHEMA, type ReadChangeAnswer, readChangeAnswer } from './answer.ts';
export { CHANGE_INSTRUCTIONS, firstChangeMessages } from './instructions.ts';
