// Made from openapi/ by `npm run generate`. Do not edit.
export const errorCatalogue = {
  "CO_001": {
    "display": "ALERT_EXCEPTION",
    "status": 400,
    "message": "Invalid id format"
  },
  "C_001": {
    "display": "ALERT_EXCEPTION",
    "status": 404,
    "message": "Tenant not found"
  },
  "C_002": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "The password you entered is incorrect. Please try again."
  },
  "C_003": {
    "display": "ALERT_EXCEPTION",
    "status": 422,
    "message": "Invalid key"
  },
  "C_004": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Email already exists"
  },
  "C_005": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 401,
    "message": "Email does not exist",
    "beforeSignIn": "The e-mail or the password is not correct"
  },
  "C_006": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 401,
    "message": "Invalid password",
    "beforeSignIn": "The e-mail or the password is not correct"
  },
  "C_007": {
    "display": "ALERT_EXCEPTION",
    "status": 401,
    "message": "Account is disabled",
    "beforeSignIn": "The e-mail or the password is not correct"
  },
  "C_008": {
    "display": "ALERT_EXCEPTION",
    "status": 401,
    "message": "User not found",
    "beforeSignIn": "The e-mail or the password is not correct"
  },
  "C_009": {
    "display": "ALERT_EXCEPTION",
    "status": 401,
    "message": "Invalid token"
  },
  "C_010": {
    "display": "ALERT_EXCEPTION",
    "status": 403,
    "message": "The required permission is missing"
  },
  "C_011": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "New password must be different from your current password"
  },
  "G_001": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "File is required"
  },
  "G_002": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 413,
    "message": "Image size is too large. Please upload an image under 2MB."
  },
  "G_003": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Invalid file type"
  },
  "S_006": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "URL already exists"
  },
  "VE_IS_QUERY_OBJECT_ID": {
    "display": "ALERT_EXCEPTION",
    "status": 400,
    "message": "Invalid id"
  },
  "VE_IS_OBJECT_ID": {
    "display": "ALERT_EXCEPTION",
    "status": 400,
    "message": "Invalid id"
  },
  "VE_Is_Email": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "The email address is not valid"
  },
  "VE_Is_NUMBER_STRING": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Field must be a number"
  },
  "VE_IS_LENGTH": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Field Length is not valid"
  },
  "failedDelete": {
    "display": "DEPENDENCY_ALERT_EXCEPTION",
    "status": 500,
    "message": "Delete operation failed"
  },
  "OM_001": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This name is already in use"
  },
  "OM_002": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This name is already in use"
  },
  "OM_004": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This name is already in use"
  },
  "OM_005": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This name is already in use"
  },
  "OM_006": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This name is already in use"
  },
  "OM_007": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This name is already in use"
  },
  "HR_001": {
    "display": "ALERT_EXCEPTION",
    "status": 422,
    "message": "Owner cannot be deactivated"
  },
  "HR_002": {
    "display": "ALERT_EXCEPTION",
    "status": 404,
    "message": "Staff not found"
  },
  "HR_003": {
    "display": "ALERT_EXCEPTION",
    "status": 422,
    "message": "Owner cannot be deleted"
  },
  "HR_004": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Email already in use"
  },
  "HR_005": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Pin already in use"
  },
  "fallback": {
    "display": "ALERT_EXCEPTION",
    "status": 500,
    "message": "Something went wrong. Please try again."
  },
  "OM_003": {
    "display": "DEPENDENCY_ALERT_EXCEPTION",
    "status": 409,
    "message": "In use"
  },
  "CM_REQUIRED": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This field is required"
  },
  "CM_RANGE": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "The value is outside the allowed range"
  },
  "CM_CHOICE": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Choose one from the list"
  },
  "CM_TEXT": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This text has characters that cannot be saved. Type it again."
  },
  "CM_FORMAT": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "The value has the wrong format"
  },
  "CM_REFERENCE": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "What you chose is no longer here"
  },
  "CM_PAIRING": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "No television shows this code. Look at it again: a code is good for ten minutes."
  },
  "CM_PAIRING_OVER": {
    "display": "ALERT_EXCEPTION",
    "status": 404,
    "message": "This code is over. Ask for a new one."
  },
  "CM_QR_SMALL": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Too small to scan"
  },
  "CM_QR_CONTRAST": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Phones cannot tell these colours apart"
  },
  "CM_QR_UNREADABLE": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This code would not scan"
  },
  "CM_CURRENCY": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Your prices do not fit this currency: it has other decimals"
  },
  "CM_NAME_IN_USE": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This name is already in use"
  },
  "CM_PASSWORD_LENGTH": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Your Password Must Have: At least 8 characters"
  },
  "CM_PASSWORD_NUMBER": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Your Password Must Have: At least 1 number"
  },
  "CM_PASSWORD_UPPERCASE": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Your Password Must Have: At least 1 uppercase character"
  },
  "CM_PASSWORD_MISMATCH": {
    "display": "ON_FIELD_EXCEPTION",
    "status": null,
    "message": "Passwords do not match"
  },
  "CM_PASSWORD_OWN": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This person already has an account with a password of their own. Send an invitation instead."
  },
  "CM_PIN_LENGTH": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Pin code must be 6 digits."
  },
  "CM_PIN_NUMBER": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "Pin must be all number"
  },
  "CM_NOT_FOUND": {
    "display": "ALERT_EXCEPTION",
    "status": 404,
    "message": "This is not here any more. It may have been deleted."
  },
  "CM_BAD_JSON": {
    "display": "ALERT_EXCEPTION",
    "status": 400,
    "message": "The request is not valid JSON."
  },
  "CM_BAD_UPLOAD": {
    "display": "ALERT_EXCEPTION",
    "status": 400,
    "message": "The files did not arrive completely. Try again."
  },
  "CM_SLOW": {
    "display": "ALERT_EXCEPTION",
    "status": 408,
    "message": "The request took too long to arrive. Check the connection and try again."
  },
  "CM_TOO_LARGE": {
    "display": "ALERT_EXCEPTION",
    "status": 413,
    "message": "The request is too large."
  },
  "CM_RATE": {
    "display": "ALERT_EXCEPTION",
    "status": 429,
    "message": "Too many tries. Wait a moment and try again."
  },
  "CM_UNAVAILABLE": {
    "display": "ALERT_EXCEPTION",
    "status": 503,
    "message": "Nothing can be read or saved at the moment. Wait a moment and try again."
  },
  "CM_ORIGIN": {
    "display": "ALERT_EXCEPTION",
    "status": 403,
    "message": "This request came from another site and was refused."
  },
  "CM_REGISTRATION_CLOSED": {
    "display": "ALERT_EXCEPTION",
    "status": 403,
    "message": "Registration is closed on this installation."
  },
  "CM_TIMEOUT": {
    "display": "ALERT_EXCEPTION",
    "status": null,
    "message": "The server took too long to answer. Check the connection and try again."
  },
  "CM_OFFLINE": {
    "display": "ALERT_EXCEPTION",
    "status": null,
    "message": "You are offline. Your changes are still here; try again when the connection is back."
  },
  "CM_CONFLICT": {
    "display": "DEPENDENCY_ALERT_EXCEPTION",
    "status": 412,
    "message": "This was saved elsewhere in the meantime."
  },
  "CM_UNDONE": {
    "display": "ALERT_EXCEPTION",
    "status": 409,
    "message": "This was already undone."
  },
  "CM_PRECONDITION": {
    "display": "DEPENDENCY_ALERT_EXCEPTION",
    "status": 428,
    "message": "The version being edited was not named."
  },
  "CM_QUOTA": {
    "display": "ON_FIELD_EXCEPTION",
    "status": 422,
    "message": "This is more than a restaurant may keep."
  },
  "CM_BUSY": {
    "display": "ALERT_EXCEPTION",
    "status": 503,
    "message": "The server is busy with other pictures. Wait a moment and try again."
  },
  "CM_DISK_FULL": {
    "display": "ALERT_EXCEPTION",
    "status": 503,
    "message": "The server's disk is full, so this cannot be stored. Whoever runs the server has to make room."
  }
} as const;
