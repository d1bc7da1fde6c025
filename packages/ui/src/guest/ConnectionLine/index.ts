export { ConnectionLine, type ConnectionLineProps } from './ConnectionLine.tsx';
