export { cleanName, isName, withoutInvisibleMarks } from './clean-name.ts';
export { machineReadableName } from './machine-readable-name.ts';
export {
  changedSupplierName,
  changedTicketName,
  fullName,
  printedName,
  withSupplierName,
} from './ticket-name.ts';
