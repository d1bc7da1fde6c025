// Made from openapi/ by `npm run generate`. Do not edit.
export const errorCatalogue = {
  "CO_001": {
    "display": "ALERT_EXCEPTION",
    "message": "Invalid id format"
  },
  "C_001": {
    "display": "ALERT_EXCEPTION",
    "message": "Tenant not found"
  },
  "C_002": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "The password you entered is incorrect. Please try again."
  },
  "C_003": {
    "display": "ALERT_EXCEPTION",
    "message": "Invalid key"
  },
  "C_004": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Email already exists"
  },
  "C_005": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Email does not exist"
  },
  "C_006": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Invalid password"
  },
  "C_007": {
    "display": "ALERT_EXCEPTION",
    "message": "Account is disabled"
  },
  "C_008": {
    "display": "ALERT_EXCEPTION",
    "message": "User not found"
  },
  "C_009": {
    "display": "ALERT_EXCEPTION",
    "message": "Invalid token"
  },
  "C_010": {
    "display": "ALERT_EXCEPTION",
    "message": "The required permission is missing"
  },
  "C_011": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "New password must be different from your current password"
  },
  "G_001": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "File is required"
  },
  "G_002": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Image size is too large. Please upload an image under 2MB."
  },
  "G_003": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Invalid file type"
  },
  "S_006": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "URL already exists"
  },
  "VE_IS_QUERY_OBJECT_ID": {
    "display": "ALERT_EXCEPTION",
    "message": "Invalid id"
  },
  "VE_IS_OBJECT_ID": {
    "display": "ALERT_EXCEPTION",
    "message": "Invalid id"
  },
  "VE_Is_Email": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "The email address is not valid"
  },
  "VE_Is_NUMBER_STRING": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Field must be a number"
  },
  "VE_IS_LENGTH": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Field Length is not valid"
  },
  "failedDelete": {
    "display": "DEPENDENCY_ALERT_EXCEPTION",
    "message": "Delete operation failed"
  },
  "OM_001": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This name is already in use"
  },
  "OM_002": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This name is already in use"
  },
  "OM_004": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This name is already in use"
  },
  "OM_005": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This name is already in use"
  },
  "OM_006": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This name is already in use"
  },
  "OM_007": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This name is already in use"
  },
  "HR_001": {
    "display": "ALERT_EXCEPTION",
    "message": "Owner cannot be deactivated"
  },
  "HR_002": {
    "display": "ALERT_EXCEPTION",
    "message": "Staff not found"
  },
  "HR_003": {
    "display": "ALERT_EXCEPTION",
    "message": "Owner cannot be deleted"
  },
  "HR_004": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Email already in use"
  },
  "HR_005": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Pin already in use"
  },
  "fallback": {
    "display": "ALERT_EXCEPTION",
    "message": "Something went wrong. Please try again."
  },
  "OM_003": {
    "display": "DEPENDENCY_ALERT_EXCEPTION",
    "message": "In use"
  },
  "CM_REQUIRED": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This field is required"
  },
  "CM_RANGE": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "The value is outside the allowed range"
  },
  "CM_CHOICE": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Choose one from the list"
  },
  "CM_TEXT": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This text has characters that cannot be saved. Type it again."
  },
  "CM_FORMAT": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "The value has the wrong format"
  },
  "CM_REFERENCE": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "What you chose is no longer here"
  },
  "CM_PAIRING": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "No television shows this code. Look at it again: a code is good for ten minutes."
  },
  "CM_PAIRING_OVER": {
    "display": "ALERT_EXCEPTION",
    "message": "This code is over. Ask for a new one."
  },
  "CM_QR_SMALL": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Too small to scan"
  },
  "CM_QR_CONTRAST": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Phones cannot tell these colours apart"
  },
  "CM_QR_UNREADABLE": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This code would not scan"
  },
  "CM_CURRENCY": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Your prices do not fit this currency: it has other decimals"
  },
  "CM_NAME_IN_USE": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This name is already in use"
  },
  "CM_PASSWORD_LENGTH": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Your Password Must Have: At least 8 characters"
  },
  "CM_PASSWORD_NUMBER": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Your Password Must Have: At least 1 number"
  },
  "CM_PASSWORD_UPPERCASE": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Your Password Must Have: At least 1 uppercase character"
  },
  "CM_PASSWORD_MISMATCH": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Passwords do not match"
  },
  "CM_PASSWORD_OWN": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This person already has an account with a password of their own. Send an invitation instead."
  },
  "CM_PIN_LENGTH": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Pin code must be 6 digits."
  },
  "CM_PIN_NUMBER": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "Pin must be all number"
  },
  "CM_NOT_FOUND": {
    "display": "ALERT_EXCEPTION",
    "message": "This is not here any more. It may have been deleted."
  },
  "CM_BAD_JSON": {
    "display": "ALERT_EXCEPTION",
    "message": "The request is not valid JSON."
  },
  "CM_BAD_UPLOAD": {
    "display": "ALERT_EXCEPTION",
    "message": "The files did not arrive completely. Try again."
  },
  "CM_SLOW": {
    "display": "ALERT_EXCEPTION",
    "message": "The request took too long to arrive. Check the connection and try again."
  },
  "CM_TOO_LARGE": {
    "display": "ALERT_EXCEPTION",
    "message": "The request is too large."
  },
  "CM_RATE": {
    "display": "ALERT_EXCEPTION",
    "message": "Too many tries. Wait a moment and try again."
  },
  "CM_UNAVAILABLE": {
    "display": "ALERT_EXCEPTION",
    "message": "Nothing can be read or saved at the moment. Wait a moment and try again."
  },
  "CM_ORIGIN": {
    "display": "ALERT_EXCEPTION",
    "message": "This request came from another site and was refused."
  },
  "CM_REGISTRATION_CLOSED": {
    "display": "ALERT_EXCEPTION",
    "message": "Registration is closed on this installation."
  },
  "CM_TIMEOUT": {
    "display": "ALERT_EXCEPTION",
    "message": "The server took too long to answer. Check the connection and try again."
  },
  "CM_OFFLINE": {
    "display": "ALERT_EXCEPTION",
    "message": "You are offline. Your changes are still here; try again when the connection is back."
  },
  "CM_CONFLICT": {
    "display": "DEPENDENCY_ALERT_EXCEPTION",
    "message": "This was saved elsewhere in the meantime."
  },
  "CM_UNDONE": {
    "display": "ALERT_EXCEPTION",
    "message": "This was already undone."
  },
  "CM_PRECONDITION": {
    "display": "DEPENDENCY_ALERT_EXCEPTION",
    "message": "The version being edited was not named."
  },
  "CM_QUOTA": {
    "display": "ON_FIELD_EXCEPTION",
    "message": "This is more than a restaurant may keep."
  },
  "CM_BUSY": {
    "display": "ALERT_EXCEPTION",
    "message": "The server is busy with other pictures. Wait a moment and try again."
  },
  "CM_DISK_FULL": {
    "display": "ALERT_EXCEPTION",
    "message": "The server's disk is full, so this cannot be stored. Whoever runs the server has to make room."
  }
} as const;

export const errorStatuses = {
  "CO_001": 400,
  "C_001": 404,
  "C_002": 422,
  "C_003": 422,
  "C_004": 422,
  "C_005": 401,
  "C_006": 401,
  "C_007": 401,
  "C_008": 401,
  "C_009": 401,
  "C_010": 403,
  "C_011": 422,
  "G_001": 422,
  "G_002": 413,
  "G_003": 422,
  "S_006": 422,
  "VE_IS_QUERY_OBJECT_ID": 400,
  "VE_IS_OBJECT_ID": 400,
  "VE_Is_Email": 422,
  "VE_Is_NUMBER_STRING": 422,
  "VE_IS_LENGTH": 422,
  "failedDelete": 500,
  "OM_001": 422,
  "OM_002": 422,
  "OM_004": 422,
  "OM_005": 422,
  "OM_006": 422,
  "OM_007": 422,
  "HR_001": 422,
  "HR_002": 404,
  "HR_003": 422,
  "HR_004": 422,
  "HR_005": 422,
  "fallback": 500,
  "OM_003": 409,
  "CM_REQUIRED": 422,
  "CM_RANGE": 422,
  "CM_CHOICE": 422,
  "CM_TEXT": 422,
  "CM_FORMAT": 422,
  "CM_REFERENCE": 422,
  "CM_PAIRING": 422,
  "CM_PAIRING_OVER": 404,
  "CM_QR_SMALL": 422,
  "CM_QR_CONTRAST": 422,
  "CM_QR_UNREADABLE": 422,
  "CM_CURRENCY": 422,
  "CM_NAME_IN_USE": 422,
  "CM_PASSWORD_LENGTH": 422,
  "CM_PASSWORD_NUMBER": 422,
  "CM_PASSWORD_UPPERCASE": 422,
  "CM_PASSWORD_MISMATCH": null,
  "CM_PASSWORD_OWN": 422,
  "CM_PIN_LENGTH": 422,
  "CM_PIN_NUMBER": 422,
  "CM_NOT_FOUND": 404,
  "CM_BAD_JSON": 400,
  "CM_BAD_UPLOAD": 400,
  "CM_SLOW": 408,
  "CM_TOO_LARGE": 413,
  "CM_RATE": 429,
  "CM_UNAVAILABLE": 503,
  "CM_ORIGIN": 403,
  "CM_REGISTRATION_CLOSED": 403,
  "CM_TIMEOUT": null,
  "CM_OFFLINE": null,
  "CM_CONFLICT": 412,
  "CM_UNDONE": 409,
  "CM_PRECONDITION": 428,
  "CM_QUOTA": 422,
  "CM_BUSY": 503,
  "CM_DISK_FULL": 503
} as const;

export const messagesBeforeSignIn = {
  "C_005": "The e-mail or the password is not correct",
  "C_006": "The e-mail or the password is not correct",
  "C_007": "The e-mail or the password is not correct",
  "C_008": "The e-mail or the password is not correct"
} as const;
