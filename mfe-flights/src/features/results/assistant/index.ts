export { askAssistant } from './ask-assistant.ts';
export { AssistantNote } from './assistant-note.tsx';
