### Gender: common
